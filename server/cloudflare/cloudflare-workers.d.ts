// The package declares this module only together with all its globals, which are not those of Node and browsers.
declare module "cloudflare:workers" {
  import { CloudflareWorkersModule } from "@cloudflare/workers-types";
  export import DurableObject = CloudflareWorkersModule.DurableObject;
}
