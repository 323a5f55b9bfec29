import type { FieldPath } from "../../shared/field-name.ts";
import { createPartContext } from "../state/part.ts";

export const [MediaProvider, useMedia] = createPartContext<Media>();
export class Media {
  constructor(_options: object) {}
  async replace(_place: FieldPath, _isVideo = false, _file?: File): Promise<void> {}
}
