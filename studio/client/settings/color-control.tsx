import { formatHex } from "culori";
import { ColorArea, ColorThumb } from "react-aria-components/ColorArea";
import { ColorPicker, parseColor as parseAriaColor } from "react-aria-components/ColorPicker";
import { ColorSlider, SliderTrack } from "react-aria-components/ColorSlider";
import { Dialog, DialogTrigger } from "react-aria-components/Modal";
import { Popover } from "react-aria-components/Popover";
import { Button } from "../ui/button.tsx";
import { buttonClass, POPOVER } from "../ui/styles.ts";
import { TextField } from "../ui/text-field.tsx";
import { type ControlProps, discardOrContinue, EmptyButton } from "./controls.tsx";
import { colorFixes, FixButtons } from "./problem-fix.tsx";
import { parseColor } from "./typed-value.ts";

const HEX_COLOR = /^#[0-9a-f]{6}$/i;
const THUMB = "size-5 rounded-full border-2 border-white shadow-floating";

export function ColorControl(props: ControlProps) {
  const { title, help, draft, value, fallback, emptyValue } = props;
  const text = `${value ?? ""}`;
  const save = () => void draft.save((typed) => (typed ? parseColor(`${typed}`) : emptyValue));
  const shown = formatHex(text) ?? fallback?.toString();
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <TextField
          label={title}
          help={help}
          error={draft.error}
          value={text}
          placeholder={fallback === undefined ? "None" : `Default: ${fallback}`}
          onChange={(typed) => (HEX_COLOR.test(typed) ? draft.preview(typed) : draft.change(typed))}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === "Enter") save();
            discardOrContinue(event, draft);
          }}
        />
        <ColorPicker
          value={parseAriaColor(shown ?? "#808080")}
          onChange={(color) => draft.preview(color.toString("hex").toLowerCase())}
        >
          <DialogTrigger onOpenChange={(isOpen) => isOpen || save()}>
            <Button
              aria-label={`${title}: choose`}
              className={buttonClass("plain", "mt-[calc(1lh+4px)] w-control px-0")}
              style={{ background: shown ?? "none" }}
            />
            <Popover className={POPOVER} offset={4}>
              <Dialog aria-label={title} className="grid gap-3 p-3 outline-none">
                <ColorArea
                  aria-label="Saturation and brightness"
                  className="size-50 rounded-lg"
                  colorSpace="hsb"
                  xChannel="saturation"
                  yChannel="brightness"
                >
                  <ColorThumb className={THUMB} />
                </ColorArea>
                <ColorSlider aria-label="Hue" colorSpace="hsb" channel="hue">
                  <SliderTrack className="h-5 rounded-full">
                    <ColorThumb className={`${THUMB} top-1/2`} />
                  </SliderTrack>
                </ColorSlider>
              </Dialog>
            </Popover>
          </DialogTrigger>
        </ColorPicker>
      </div>
      <FixButtons
        fixes={colorFixes(draft.error, async (color) => {
          // The click has left the text field, which saves its text. A second refusal would cancel the save below.
          await draft.save();
          draft.change(color);
          await draft.save();
        })}
      />
      <EmptyButton {...props} />
    </>
  );
}
