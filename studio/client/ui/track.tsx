import { SliderFill, SliderThumb, SliderTrack } from "react-aria-components/Slider";

/** Shows the track of a slider with one thumb, or with one thumb for each label. */
export function Track({ thumbs }: { thumbs?: string[] }) {
  return (
    <SliderTrack className="col-span-2 h-control border-edge before:absolute before:inset-x-0 before:top-1/2 before:h-1 before:-translate-y-1/2 before:rounded-full before:bg-line">
      {thumbs && (
        <SliderFill className="before:absolute before:inset-x-0 before:top-1/2 before:h-1 before:-translate-y-1/2 before:bg-mark" />
      )}
      {(thumbs ?? [undefined]).map((label, index) => (
        <SliderThumb
          key={label ?? ""}
          index={index}
          {...(label && { "aria-label": label })}
          className="top-1/2 size-4 rounded-full bg-mark"
        />
      ))}
    </SliderTrack>
  );
}
