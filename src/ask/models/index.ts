export type { AnswerModel, ModelRequest } from "../model.ts";
export { aiSdkModel, type StreamText } from "./ai-sdk.ts";
export { type BuiltInLanguageModel, chromeModel } from "./chrome.ts";
export type { Fetch } from "./lines.ts";
export { ollamaModel } from "./ollama.ts";
export { openAiCompatibleModel } from "./openai-compatible.ts";
export { type TextGeneration, transformersModel } from "./transformers.ts";
