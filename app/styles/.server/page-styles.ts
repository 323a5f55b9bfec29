import { createHash } from "node:crypto";
import styles from "#app/styles/app.css?inline";

export { styles };

export const styleHash = createHash("sha256").update(styles).digest("base64");
