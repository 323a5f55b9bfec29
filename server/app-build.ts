import type { ServerBuild } from "react-router";

/**
 * The exports of app/entry.server.tsx. Always taken from the built bundle: a module imported from source would be
 * another object, so a context key would find nothing.
 */
export type AppModule = Omit<typeof import("#app/entry.server.tsx"), "default"> &
  ServerBuild["entry"]["module"];

export type AppBuild = Omit<ServerBuild, "entry"> & { entry: { module: AppModule } };

/** Returns the newest version of the app, which changes only in development. */
export type LoadBuild = () => Promise<AppBuild> | AppBuild;

/** Pages have no content security policy in development, because Vite writes inline scripts and styles. */
export type Mode = "production" | "development";
