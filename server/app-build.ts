import type { ServerBuild } from "react-router";

/** Always from the built bundle, because a second copy of a module has other context keys. */
export type AppModule = Omit<typeof import("#app/entry.server.tsx"), "default"> &
  ServerBuild["entry"]["module"];

export type AppBuild = Omit<ServerBuild, "entry"> & { entry: { module: AppModule } };

export type LoadBuild = () => Promise<AppBuild> | AppBuild;

/** Pages have no content security policy in development, because Vite writes inline scripts and styles. */
export type Mode = "production" | "development";
