import { parse } from "yaml";
import { expect, test } from "./open-studio.ts";

const STUDY_FILE = "case-studies/everything/case-study.yaml";

test("edits the cells of a table, and adds and removes rows and columns", async ({ studio }) => {
  const { page, frame, go, read, diff } = studio;
  await go("/everything");
  const table = frame.getByRole("table");
  const saved = () =>
    parse(read(STUDY_FILE).toString()).sections.find(({ type }: { type: string }) => type === "table");
  const choose = async (menu: string, item: string, answer?: string) => {
    await page.getByRole("button", { name: menu, exact: true }).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
    if (answer) await page.getByRole("dialog").getByRole("button", { name: answer }).click();
  };

  await test.step("a cell, and an empty cell after Tab", async () => {
    await table.getByText("1.10").click();
    await expect(frame.locator("[contenteditable]")).toHaveText("1.10");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("2.20");
    await page.keyboard.press("Tab");
    await page.keyboard.type("now full");
    await page.keyboard.press("Enter");
    await expect.poll(() => saved().rows[1]).toEqual(["South <side>", "2.20", "now full", "–"]);
    expect(diff(STUDY_FILE).before).toEqual(['      - [South <side>, 1.10, "", "–"]']);
  });

  await test.step("a row", async () => {
    await choose("Row", "Add a row after");
    await expect(frame.locator("[contenteditable]")).toHaveText("Name this row");
    await page.keyboard.type("West");
    await page.keyboard.press("Enter");
    await expect.poll(() => saved().rows[2]).toEqual(["West", "", "", ""]);
    await page.getByRole("button", { name: "Move up" }).click();
    await expect(table.getByRole("row").nth(2)).toContainText("West");
    await choose("Row", "Delete");
    await expect(table.getByRole("row")).toHaveCount(3);
    expect(saved().rows.map(([name]: string[]) => name)).toEqual(["North", "South <side>"]);
  });

  await test.step("a column", async () => {
    await table.getByText("Before").click();
    await choose("Table", "Add a column…", "After “Before”");
    await expect(table.getByText("Name this column")).toBeVisible();
    expect(saved().columns).toEqual(["", "Before", "Name this column", "After & later", "Change, in %"]);
    expect(saved().rows[1]).toEqual(["South <side>", "2.20", "", "now full", "–"]);
    await choose("Table", "Delete a column…", "Column 1");
    await expect(frame.locator("thead th")).toHaveCount(4);
    expect(saved().rows[1]).toEqual(["2.20", "", "now full", "–"]);
  });

  await test.step("undo restores the columns", async () => {
    const undo = page.getByRole("region", { name: "Studio" }).getByRole("button", { name: "Undo" });
    for (const count of [5, 4]) {
      await undo.click();
      await expect(frame.locator("thead th")).toHaveCount(count);
    }
    await expect(page.locator("#state")).toContainText("Undone: Change section “Windows that open”");
  });
});
