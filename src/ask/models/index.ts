export type { AnswerModel, ModelRequest } from "../model.ts";
export { createAiSdkModel, type StreamText } from "./ai-sdk.ts";
export { type BuiltInLanguageModel, createChromeModel } from "./chrome.ts";
export type { Fetch } from "./lines.ts";
export { createOllamaModel } from "./ollama.ts";
export { createOpenAiCompatibleModel } from "./openai-compatible.ts";
export { createTransformersModel, type TextGeneration } from "./transformers.ts";
