import {
  BlobSource,
  BufferTarget,
  Conversion,
  canEncodeVideo,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  VideoSampleSink,
  VideoSampleSource,
  WEBM,
} from "mediabunny";
import { FFMPEG_COMMAND, MAX_VIDEO_BYTES, PLAYABLE_CODEC } from "../../../pipeline/media/video-limits.ts";
import { MAX_SIDE, planVideo, type VideoPlan } from "./plan-video.ts";

export interface Recording {
  file: File;
  width: number;
  height: number;
  framesPerSecond: number;
  seconds: number;
  /** H.264 that every browser plays. */
  isPlayable: boolean;
}

/** Contains times of a recording in seconds. */
export interface Cut {
  start: number;
  end: number;
  /** The time of the frame that becomes the poster image. */
  poster: number;
}

/** A converted video can be shorter by this duration and still count as complete, because formats round differently. */
const MAX_MISSING_SECONDS = 0.5;

const ADVICE = `Convert it with ffmpeg (ffmpeg.org): in a terminal, run this command with the name of your file instead of recording.mov. Then choose video.mp4.\n${FFMPEG_COMMAND}`;

/** Reads the size and duration of a recording. @throws if it is incomplete, or if this browser cannot show it */
export async function readRecording(file: File): Promise<Recording> {
  const isOtherFormat = file.size > 0 && !/\.(mov|mp4|webm|mkv)$/i.test(file.name);
  if (isOtherFormat && !(await inputOf(file).canRead()))
    throw new Error(
      `“${file.name}” is not a .mov, .mp4, .webm or .mkv recording. ${file.type.startsWith("video/") ? ADVICE : "Choose a recording."}`,
    );
  const track = await videoTrackOf(file).catch(() => null);
  if (!track || !(await hasLastFrame(track)))
    throw new Error(
      `“${file.name}” is damaged or incomplete, or contains no video. Export or copy it again.`,
    );
  if (!(await track.canDecode())) {
    const codec = (await track.getCodec())?.toUpperCase() ?? "an unknown format";
    throw new Error(`This browser cannot read “${file.name}”, which is in ${codec}. ${ADVICE}`);
  }
  return {
    file,
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    framesPerSecond: (await track.computePacketStats(256)).averagePacketRate,
    seconds: await track.computeDuration(),
    isPlayable: PLAYABLE_CODEC.test((await track.getCodecParameterString()) ?? ""),
  };
}

async function hasLastFrame(track: InputVideoTrack): Promise<boolean> {
  const lastFrame = new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  return (await lastFrame.catch(() => null)) !== null;
}

/** Returns the size of the new video in pixels, and its encoding. A video that already fits keeps its frames. */
export function planOf(recording: Recording, { start, end }: Cut) {
  const { file, width, height, isPlayable, seconds } = recording;
  const isWhole = start === 0 && end === seconds;
  const fits = isPlayable && file.size <= MAX_VIDEO_BYTES && Math.max(width, height) <= MAX_SIDE;
  if (isWhole && fits) return { width, height, encoding: null };
  const encoding = planVideo({ ...recording, seconds: end - start });
  return { width: encoding.width, height: encoding.height, encoding };
}

export interface ConversionParts {
  /** Receives null when the conversion ends. From then on, the signal has no effect. */
  onProgress: (share: number | null) => void;
  signal: AbortSignal;
}

/**
 * Converts a part of a recording to an MP4 without sound and metadata, and one of its frames to an image.
 * @throws if the signal stops the conversion, if this browser cannot write H.264, or if a part of the result is missing
 */
export async function convertVideo(
  recording: Recording,
  cut: Cut,
  parts: ConversionParts,
): Promise<{ video: Blob; poster: Blob }> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const { encoding } = planOf(recording, cut);
  const { signal } = parts;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  const conversion = encoding
    ? encodeFrames(recording.file, output, encoding, cut, parts)
    : copyFrames(recording.file, output);
  await Promise.race([conversion, stopped]);
  const video = new Blob([target.buffer as ArrayBuffer], { type: "video/mp4" });
  if (!(await isComplete(video, recording, cut)))
    throw new Error(`A part of “${recording.file.name}” could not be converted. ${ADVICE}`);
  return { video, poster: await frameOf(video, cut.poster - cut.start) };
}

/** Compares the new video with the size and duration that the dialog shows. */
async function isComplete(video: Blob, recording: Recording, cut: Cut): Promise<boolean> {
  const [source, result] = await Promise.all([recording.file, video].map(videoTrackOf));
  if (!source || !result) return false;
  const { width, height } = planOf(recording, cut);
  const missingSeconds = cut.end - cut.start - (await result.computeDuration());
  // A copied video begins at the first frame, and omits a pause before this frame.
  const pause = Math.max(0, (await source.getFirstTimestamp()) - cut.start);
  return (
    (await result.getDisplayWidth()) === width &&
    (await result.getDisplayHeight()) === height &&
    missingSeconds < pause + MAX_MISSING_SECONDS
  );
}

async function copyFrames(file: File, output: Output): Promise<void> {
  const conversion = await Conversion.init({
    input: inputOf(file),
    output,
    tracks: "primary",
    audio: { discard: true },
    tags: {},
    copy: { mode: "forced", shiftTolerance: Number.POSITIVE_INFINITY },
    showWarnings: false,
  });
  await conversion.execute();
}

async function encodeFrames(
  file: File,
  output: Output,
  { width, height, bitsPerSecond, framesPerSecond }: VideoPlan,
  { start, end }: Cut,
  { onProgress, signal }: ConversionParts,
): Promise<void> {
  const quality = new Quality({ bitrate: bitsPerSecond });
  if (!(await canEncodeVideo("avc", { width, height, quality })))
    throw new Error(`This browser cannot write H.264 videos. ${ADVICE}`);
  const track = (await videoTrackOf(file)) as InputVideoTrack;
  // The encoder itself scales frames, with exact colors. It cannot rotate frames or reduce their dynamic range.
  const isRedrawn = (await track.getRotation()) !== 0 || (await track.hasHighDynamicRange());
  const source = new VideoSampleSource({
    codec: "avc",
    quality,
    transform: {
      ...(framesPerSecond && { frameRate: framesPerSecond }),
      ...(isRedrawn && { width, height, fit: "fill", force: true }),
    },
    fullCodecString: "avc1.640032",
    onEncoderConfig: (config) => {
      // Firefox 153 damages the header of the other format: https://bugzilla.mozilla.org/show_bug.cgi?id=2031056
      Object.assign(config, { width, height, avc: { format: "annexb" } });
    },
  });
  output.addVideoTrack(source);
  await output.start();
  for await (using sample of new VideoSampleSink(track).samples(start, end)) {
    const [from, to] = [Math.max(start, sample.timestamp), Math.min(end, sample.timestamp + sample.duration)];
    sample.setTimestamp(from - start);
    sample.setDuration(Math.max(0, to - from));
    await source.add(sample);
    if (signal.aborted) return output.cancel();
    onProgress((to - start) / (end - start));
  }
  await output.finalize();
}

function inputOf(file: Blob): Input {
  // The library does not recognize a file that is dropped on the frame, because another window owns its class.
  return new Input({ source: new BlobSource(new Blob([file])), formats: [MP4, QTFF, WEBM, MATROSKA] });
}

function videoTrackOf(file: Blob): Promise<InputVideoTrack | null> {
  return inputOf(file).getPrimaryVideoTrack();
}

/** Returns a frame of the new video, so that the colors of the poster image equal the colors of the video. */
async function frameOf(video: Blob, seconds: number): Promise<Blob> {
  const track = (await videoTrackOf(video)) as InputVideoTrack;
  const time = Math.max(seconds, await track.getFirstTimestamp());
  using frame = await new VideoSampleSink(track).getSample(time);
  const canvas = new OffscreenCanvas(await track.getDisplayWidth(), await track.getDisplayHeight());
  frame?.draw(canvas.getContext("2d") as OffscreenCanvasRenderingContext2D, 0, 0);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.92 });
}
