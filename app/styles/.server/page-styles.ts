import { createHash } from "node:crypto";
import styles from "#app/styles/app.css?inline";

export { styles };

/** SHA-256 of the styles inside each page, in base64, as its content security policy names them. */
export const styleHash = createHash("sha256").update(styles).digest("base64");
