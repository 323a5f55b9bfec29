import { basename, dirname, join } from "node:path/posix";
import { z } from "zod";
import { audienceOfField } from "#app/content/audience.ts";
import { pagePath } from "#app/site-map.ts";
import { isMediaField } from "../../../pipeline/read/content-fields.ts";
import type { StudioParts } from "./changes.ts";
import { EditSet } from "./edit-set.ts";
import { describeField } from "./labels.ts";
import { type FileField, fieldsIn, redirectsIn, withAddress } from "./references.ts";
import { sampleLeftovers } from "./sample.ts";
import { accessSchema, fileOf, filesToDelete, titleOf } from "./site-changes.ts";
import { filesIn, restoreProblem } from "./site-files.ts";

export const questionSchema = z.object({
  slug: z.string().default(""),
  action: z.enum(["create", "rename", "delete", "access", "begin-empty"]),
  kind: z.enum(["study", "page"]).default("study"),
  access: accessSchema.default("draft"),
  address: z.string().default(""),
});

type Question = z.infer<typeof questionSchema>;

type Answer = [sentences: (string | false)[], lists?: Record<string, string[]>];

const ANSWERS = {
  create: ofAddress,
  rename: ofAddress,
  delete: ofDeletion,
  access: ofAccess,
  "begin-empty": ofBeginEmpty,
} as const;
const GIT_HISTORY = "If you push to a repository, git’s history keeps what was pushed before.";

export async function consequencesOf(parts: StudioParts, question: Question) {
  const [sentences, lists = {}] = await ANSWERS[question.action](parts, question);
  const entries = Object.entries(lists).map(([title, items]) => ({ title, items }));
  return {
    sentences: sentences.filter((sentence) => sentence !== false),
    lists: entries.filter(({ items }) => items.length > 0),
  };
}

async function ofBeginEmpty(parts: StudioParts): Promise<Answer> {
  const { caseStudies, pages } = parts.live.content;
  const leftovers = await sampleLeftovers(parts);
  const names = [...caseStudies, ...pages].map(({ slug }) => {
    const isOwn = leftovers.every(({ page }) => page !== pagePath(slug));
    return `${titleOf(parts, slug)}${isOwn ? ", which is your own" : ""}`;
  });
  const isReplaced = ({ file, path }: (typeof leftovers)[number]) =>
    file === "profile.yaml" || path.length === 0;
  return [
    [
      "You get a public study, a locked study and a profile to fill in. Your own texts in the profile stay. You can undo this.",
    ],
    {
      "Will be deleted": names,
      "Will be replaced or deleted": leftovers.filter(isReplaced).map(({ what }) => what),
    },
  ];
}

async function ofDeletion(parts: StudioParts, { kind, slug }: Question): Promise<Answer> {
  const edits = new EditSet(parts.store);
  const files = await filesToDelete(edits, kind, slug, filesIn);
  const redirects = (await redirectsIn(edits)).filter(({ to }) => to === pagePath(slug));
  const links = (await fieldsIn(edits)).filter(
    (field) => !files.includes(field.file) && withAddress(field, slug, null) !== field.value,
  );
  const mediaCount = files.filter((file) => !file.endsWith(".yaml")).length;
  return [
    [restoreProblem(files) ?? false, "Old invitations to it no longer work, even if its address redirects."],
    {
      "Will be deleted": [
        titleOf(parts, slug),
        ...(hasCard(parts, slug) ? ["its card"] : []),
        ...counted(mediaCount, "image or video", "images and videos"),
        ...counted(redirects.length, "old address that leads to it", "old addresses that lead to it"),
      ],
      "Texts with a link to it": links.map(({ file, path }) => describeField(parts.live.content, file, path)),
    },
  ];
}

async function ofAddress({ store }: StudioParts, question: Question): Promise<Answer> {
  const newAddress = pagePath(question.address.replace("/", ""));
  const isReused = (await redirectsIn(new EditSet(store))).some(({ from }) => from === newAddress);
  const isRename = question.action === "rename";
  const isStudy = question.kind === "study";
  return [
    [
      isReused && `${newAddress} no longer redirects to another page.`,
      isRename && `${pagePath(question.slug)} keeps working and redirects here.`,
      isRename && isStudy && "Invitations stay valid.",
      isReused &&
        isStudy &&
        `If you once deleted a case study at ${newAddress}, its invitations open this one.`,
    ],
  ];
}

async function ofAccess(parts: StudioParts, { slug, access }: Question): Promise<Answer> {
  const { content, invitedStudies } = parts.live;
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  const isHidden = study?.draft || invitedStudies.includes(slug);
  const listed = hasCard(parts, slug)
    ? isHidden && "Its card appears on the home page."
    : "It has no card, but /brief and search engines list it anyway.";
  if (access === "draft")
    return [
      [
        "Nobody sees it: the site has no page, card, image or redirect of it. An online version stays until you publish.",
        GIT_HISTORY,
      ],
    ];
  const isPublic = access === "public";
  const lockedStudy = isPublic ? (study ?? {}) : { access };
  const isLocked = ({ file, path }: FileField) =>
    file === fileOf("study", slug) && audienceOfField(lockedStudy, path) !== "public";
  const pathOf = ({ file, value }: FileField) => join(dirname(file), value.trim());
  const media = (await fieldsIn(new EditSet(parts.store))).filter(isMediaField);
  const locked = [...new Set(media.filter(isLocked).map(pathOf))];
  const [videoCount = 0, prototypeCount = 0] = [/\.mp4$/, /\.html?$/].map(
    (type) => locked.filter((name) => type.test(name)).length,
  );
  const contents = [
    ...counted(study?.sections?.length ?? 0, "section", "sections"),
    ...counted(locked.length - videoCount - prototypeCount, "image", "images"),
    ...counted(videoCount, "video", "videos"),
    ...counted(prototypeCount, "prototype", "prototypes"),
  ];
  if (isPublic)
    return [
      ["Everyone and search engines can read all of it, without a passcode.", listed],
      { "Becomes public": contents },
    ];
  return [
    [
      ...(access === "invited"
        ? [
            "Only people whose invitation names it can read it. The passcode does not open it.",
            "The site no longer has its page, card, share image or redirects. An online version stays until you publish.",
          ]
        : [
            "Everyone sees the title, facts, outcome, summary and hero. The rest opens with the passcode or an invitation.",
            listed,
          ]),
      GIT_HISTORY,
    ],
    {
      "Becomes locked": contents,
      "Also used in public places": media
        .filter((field) => !isLocked(field) && locked.includes(pathOf(field)))
        .map(({ file, path, value }) => `${basename(value)}: ${describeField(content, file, path)}`),
    },
  ];
}

function hasCard({ live }: StudioParts, slug: string): boolean {
  return live.content.cards.some(({ link }) => link === pagePath(slug));
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}
