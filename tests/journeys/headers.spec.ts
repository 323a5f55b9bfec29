import { expect } from "@playwright/test";
import { locked, pathOf } from "../kit/content.ts";
import { test } from "../kit/journey.ts";
import { expectLocked, expectUnlocked } from "../kit/prompt.ts";

const path = pathOf(locked);

test("without its cookies a browser shows nothing locked any more, by reload or Back", async ({
  page,
  context,
  visit,
  unlock,
}) => {
  await unlock();
  await visit(path);
  await expectUnlocked(page, locked.sections.length);
  await visit("/");
  await context.clearCookies();
  await page.goBack();
  await expectLocked(page);
  await page.reload();
  await expectLocked(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("isAuthenticated"))).toBeNull();
});

for (const state of ["locked", "unlocked"]) {
  test(`a script that was put into a page does not run: ${state}`, async ({
    page,
    visit,
    unlock,
    expectNoise,
  }) => {
    expectNoise(/Content Security Policy/);
    if (state === "unlocked") await unlock();
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("</body>", "<script>window.ran = true</script></body>");
      await route.fulfill({ response: answer, body });
    });
    await visit(path);
    const ran = await page.evaluate(() => "ran" in window);
    expect(ran).toBe(false);
  });
}
