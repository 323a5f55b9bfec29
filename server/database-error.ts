/** Of the database, and for the owner to mend. The message is one plain sentence; the app's own has the same name. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
