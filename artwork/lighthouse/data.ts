/** One student, five courses and one week: every picture of the project draws from here. */

/** What the day looks like, written out of everything below. */
export const sentence = "Three classes today, one form is late, and Thursday is the full day.";

export const student = { name: "Maya Lind", initials: "ML", year: "Second year" };
export const now = { day: 0, hour: 8 + 10 / 60, label: "8:10", date: "Monday 12 March", week: "Week 7" };
export const days = [
  { short: "Mon", name: "Monday", date: 12 },
  { short: "Tue", name: "Tuesday", date: 13 },
  { short: "Wed", name: "Wednesday", date: 14 },
  { short: "Thu", name: "Thursday", date: 15 },
  { short: "Fri", name: "Friday", date: 16 },
];

export type CourseKey = "sta" | "eco" | "wri" | "geo" | "gis";

interface Mark {
  name: string;
  /** Per cent of the course's grade. */
  weight: number;
  /** 0 to 100; null is not yet marked. */
  mark: number | null;
}

export interface Course {
  key: CourseKey;
  name: string;
  code: string;
  /** The block's colour and the text on it. */
  colour: string;
  on: string;
  marks: Mark[];
}

const problemSets = [82, 71, 76, 80, 86, null, null, null];

export const courses: Course[] = [
  {
    key: "sta",
    name: "Statistics II",
    code: "STA",
    colour: "#1f5b34",
    on: "#ffffff",
    marks: [
      ...problemSets.map((mark, index) => ({ name: `Problem set ${index + 1}`, weight: 2.5, mark })),
      { name: "Midterm", weight: 30, mark: 76 },
      { name: "Final exam", weight: 50, mark: null },
    ],
  },
  {
    key: "eco",
    name: "Urban Ecology",
    code: "ECO",
    colour: "#3a7f50",
    on: "#ffffff",
    marks: [
      { name: "Lab report 1", weight: 10, mark: 84 },
      { name: "Lab report 2", weight: 10, mark: 90 },
      { name: "Quiz", weight: 15, mark: 86 },
      { name: "Lab report 3", weight: 10, mark: null },
      { name: "Project", weight: 55, mark: null },
    ],
  },
  {
    key: "wri",
    name: "Writing Lab",
    code: "WRI",
    colour: "#dde8a3",
    on: "#33420f",
    marks: [
      { name: "Essay 1", weight: 20, mark: 70 },
      { name: "Peer review", weight: 10, mark: 80 },
      { name: "Draft 1", weight: 10, mark: 75 },
      { name: "Essay 2", weight: 60, mark: null },
    ],
  },
  {
    key: "geo",
    name: "Human Geography",
    code: "GEO",
    colour: "#b3e0bd",
    on: "#174a2a",
    marks: [
      { name: "Map quiz", weight: 15, mark: 88 },
      { name: "Essay", weight: 25, mark: 79 },
      { name: "Talk", weight: 10, mark: 82 },
      { name: "Exam", weight: 50, mark: null },
    ],
  },
  {
    key: "gis",
    name: "Maps and Data",
    code: "MAP",
    colour: "#86c7ae",
    on: "#0f3d31",
    marks: [
      { name: "Studio 1", weight: 15, mark: 90 },
      { name: "Studio 2", weight: 15, mark: 94 },
      { name: "Studio 3", weight: 15, mark: 88 },
      { name: "Atlas", weight: 55, mark: null },
    ],
  },
];

export const course = (key: CourseKey): Course => {
  const found = courses.find((entry) => entry.key === key);
  if (!found) throw new Error(`no course ${key}`);
  return found;
};

/** Points collected and weight marked so far, both out of 100. */
export function soFar({ marks }: Course): { points: number; weight: number } {
  const marked = marks.filter((entry) => entry.mark !== null);
  return {
    points: marked.reduce((sum, entry) => sum + (entry.weight * (entry.mark ?? 0)) / 100, 0),
    weight: marked.reduce((sum, entry) => sum + entry.weight, 0),
  };
}

export function grade(of: Course): number {
  const { points, weight } = soFar(of);
  return Math.round((points / weight) * 100);
}

/** The average needed in everything still open to finish with `aim`. */
export function needed(of: Course, aim: number): number {
  const { points, weight } = soFar(of);
  return Math.ceil(((aim - points) / (100 - weight)) * 100);
}

export const average = Math.round(courses.reduce((sum, of) => sum + grade(of), 0) / courses.length);

export interface Task {
  id: string;
  title: string;
  course: CourseKey;
  due: string;
  /** The day of this week, or null when outside of it, and the hour. */
  dueAt: { day: number; hour: number } | null;
  length: string;
  overdue?: boolean;
}

export const tasks: Task[] = [
  {
    id: "review",
    title: "Peer review form",
    course: "wri",
    due: "Fri 9 March",
    dueAt: null,
    length: "20 min",
    overdue: true,
  },
  {
    id: "reading",
    title: "Notes on chapter 7",
    course: "geo",
    due: "Wed 13:00",
    dueAt: { day: 2, hour: 13 },
    length: "1 h",
  },
  {
    id: "set",
    title: "Problem set 6",
    course: "sta",
    due: "Wed 17:00",
    dueAt: { day: 2, hour: 17 },
    length: "2 h 30",
  },
  {
    id: "walk",
    title: "River walk notes",
    course: "eco",
    due: "Thu 15:00",
    dueAt: { day: 3, hour: 15 },
    length: "1 h 30",
  },
  {
    id: "draft",
    title: "Essay 2, draft 2",
    course: "wri",
    due: "Fri 12:00",
    dueAt: { day: 4, hour: 12 },
    length: "3 h",
  },
  { id: "bus", title: "Bus stop heat map", course: "gis", due: "Mon 19 March", dueAt: null, length: "2 h" },
];

export const task = (id: string): Task => {
  const found = tasks.find((entry) => entry.id === id);
  if (!found) throw new Error(`no task ${id}`);
  return found;
};

/** Problem set 6: what is done and what is left. */
export const problemSet = { done: 5, of: 8 };

export interface Session {
  day: number;
  from: number;
  to: number;
  kind: "class" | "study" | "shift";
  title: string;
  place: string;
  course?: CourseKey;
}

const lesson = (day: number, from: number, to: number, key: CourseKey, place: string): Session => ({
  ...{ day, from, to, kind: "class", title: course(key).name, place, course: key },
});
const study = (day: number, from: number, to: number, id: string): Session => ({
  ...{ day, from, to, kind: "study", title: task(id).title, place: "Study time", course: task(id).course },
});
const shift = (day: number): Session => ({
  ...{ day, from: 15, to: 18, kind: "shift", title: "Bakery shift", place: "Mill Street" },
});

export const sessions: Session[] = [
  lesson(0, 9, 10.5, "sta", "Room B204"),
  lesson(0, 11, 12.5, "eco", "Hall 3"),
  lesson(0, 14, 15, "wri", "Library 2"),
  study(0, 15.5, 17, "set"),
  lesson(1, 10, 12, "gis", "Lab 5"),
  study(1, 13, 14, "reading"),
  shift(1),
  lesson(2, 9, 10.5, "sta", "Room B204"),
  lesson(2, 13, 14.5, "geo", "Hall 1"),
  study(2, 15, 16, "set"),
  study(2, 17, 18.5, "walk"),
  study(3, 9, 10.5, "draft"),
  lesson(3, 11, 12.5, "eco", "Hall 3"),
  study(3, 13, 14.5, "draft"),
  shift(3),
  lesson(4, 10, 12, "gis", "Lab 5"),
  lesson(4, 13, 14.5, "geo", "Hall 1"),
  study(4, 15, 17, "bus"),
];

export function hours(day: number, kind: Session["kind"]): number {
  const own = sessions.filter((entry) => entry.day === day && entry.kind === kind);
  return own.reduce((sum, entry) => sum + entry.to - entry.from, 0);
}

export const total = (day: number): number => hours(day, "class") + hours(day, "study") + hours(day, "shift");

export const clock = (hour: number): string =>
  `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;

export const todays = sessions.filter((entry) => entry.day === now.day);
