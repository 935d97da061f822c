/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** First digits of the starter corpus's SHA-256. */
  readonly VITE_STARTER_HASH?: string;
}
