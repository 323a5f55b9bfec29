import { expect, test } from "vitest";
import { render } from "../../tests/helpers/render.tsx";
import { EMPTY_FIELDS } from "./.server/parse-fields.ts";
import { InvitationForm } from "./invitation-form.tsx";

test("sends the exact name of a résumé, also with repeated and leading spaces", () => {
  const resumes = [{ name: " Acme  Ltd.pdf", file: "1.pdf" }];
  const form = (
    <InvitationForm intent="create" studies={[]} resumes={resumes} fields={EMPTY_FIELDS} errors={null} />
  );
  expect(render(form)).toContain('<option value=" Acme  Ltd.pdf">');
});
