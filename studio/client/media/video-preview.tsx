import { useRef, useState } from "react";
import { Label, Slider, SliderOutput } from "react-aria-components/Slider";
import { IconButton } from "../ui/button.tsx";
import { Track } from "../ui/track.tsx";
import { type Cut, planOf, type Recording } from "./convert-video.ts";

const TIME = { style: "unit", unit: "second", maximumFractionDigits: 1 } as const;
const STEP = 0.1;
const SLIDER = "grid min-w-0 flex-auto grid-cols-[1fr_auto] gap-x-2";

interface VideoPreviewProps {
  src: string;
  recording: Recording;
  cut: Cut;
  onCut: (cut: Cut) => void;
}

/** Plays a recording. The owner trims it, and the frame at which she pauses becomes the poster image. */
export function VideoPreview({ src, recording, cut, onCut }: VideoPreviewProps) {
  const { seconds } = recording;
  const player = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const { start, end, poster } = cut;
  const { width, height } = planOf(recording, cut);

  function show(time: number): void {
    player.current?.pause();
    if (player.current) player.current.currentTime = time;
  }

  function choosePoster(time: number): void {
    show(time);
    onCut({ ...cut, poster: time });
  }

  function followPlayer({ currentTime }: HTMLVideoElement): void {
    if (!isPlaying) return;
    if (currentTime >= end) choosePoster(start);
    else onCut({ ...cut, poster: Math.max(start, currentTime) });
  }

  return (
    <>
      <video
        ref={player}
        src={src}
        aria-label="Preview"
        muted
        playsInline
        className="mx-auto max-h-[min(40vh,320px)] rounded-lg"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => choosePoster(start)}
        onTimeUpdate={(event) => followPlayer(event.currentTarget)}
      />
      <div className="flex items-end gap-2">
        <IconButton
          label={isPlaying ? "Pause" : "Play"}
          icon={isPlaying ? "pause" : "play"}
          onPress={() => (isPlaying ? player.current?.pause() : void player.current?.play())}
        />
        <Slider
          className={SLIDER}
          minValue={start}
          maxValue={end}
          step={STEP}
          formatOptions={TIME}
          value={poster}
          onChange={choosePoster}
        >
          <Label>Poster image</Label>
          <SliderOutput className="text-soft tabular-nums" />
          <Track />
        </Slider>
      </div>
      <Slider
        className={SLIDER}
        maxValue={seconds}
        step={STEP}
        formatOptions={TIME}
        value={[start, end]}
        onChange={([from = 0, to = seconds]) => {
          if (to - from < STEP) return;
          show(from === start ? to : from);
          onCut({ start: from, end: to, poster: within(from, poster, to) });
        }}
        onChangeEnd={([from = 0, to = seconds]) => show(within(from, poster, to))}
      >
        <Label>Trim</Label>
        <SliderOutput className="text-soft tabular-nums" />
        <Track thumbs={["Start", "End"]} />
      </Slider>
      <p className="text-soft text-xs">
        Visitors see the paused image before the video plays. The video has {width} × {height} pixels and no
        sound.
      </p>
    </>
  );
}

function within(min: number, time: number, max: number): number {
  return Math.min(max, Math.max(min, time));
}
