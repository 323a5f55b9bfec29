// @ts-check
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
