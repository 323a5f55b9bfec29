/** Names who can see a study. The file of a draft has `draft: true`; the other keys are values of `access`. */
export const ACCESS = {
  draft: "Nobody yet (draft)",
  invited: "Invited people",
  passcode: "Passcode",
  public: "Everyone",
};
export type StudyAccess = keyof typeof ACCESS;
export const ACCESS_VALUES = Object.keys(ACCESS) as StudyAccess[];
