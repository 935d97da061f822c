/// <reference types="vite/client" />

declare module "mammoth/mammoth.browser.min.js" {
  export { default } from "mammoth";
}

interface ImportMetaEnv {
  /** First digits of the starter corpus's SHA-256. */
  readonly VITE_STARTER_HASH?: string;
}
