import { megabytes } from "../../../pipeline/media/video-limits.ts";
import { convertVideo, readRecording } from "./convert-video.ts";
import type { MediaSource } from "./media-choice.ts";
import type { MediaTarget } from "./media-target.ts";
import { type MediaServices, saveMedia } from "./save-media.ts";

/** Reads recordings, and converts them to videos. */
export function videoSource(services: MediaServices, target: MediaTarget): MediaSource {
  return {
    async read(file) {
      const recording = await readRecording(file);
      return { file, clip: { recording, cut: { start: 0, end: recording.seconds, poster: 0 } } };
    },
    check: async () => [],
    async save(state, parts) {
      if (!state.clip) return saveMedia(services, target, state, async () => undefined);
      parts.onProgress(0);
      const { video, poster } = await convertVideo(state.clip.recording, state.clip.cut, parts);
      parts.signal.throwIfAborted();
      parts.onProgress(null);
      await saveMedia(services, target, state, async (input) => {
        await services.call("setVideo", { ...input, video: fileOf(video), poster: fileOf(poster) });
        return `Saved (${megabytes(video.size)} MB)`;
      });
    },
  };
}

/** The server names the files, so their own names do not matter. */
function fileOf(blob: Blob): File {
  return new File([blob], "", { type: blob.type });
}
