/** The address of a letter to write: `mail` is the link of whom it goes to, with a query of its own or without. */
export function mailLink(mail: string, subject: string, text: string): string {
  const [address] = mail.split("?");
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n\n`)}`;
}
