export { createAiSdkModel, type StreamText } from "./ai-sdk-model.ts";
export type { AnswerModel, ModelRequest } from "./answer-model.ts";
export { type BuiltInLanguageModel, createChromeModel } from "./chrome-model.ts";
export { createOllamaModel } from "./ollama-model.ts";
export { createOpenAiCompatibleModel } from "./openai-compatible-model.ts";
export type { Fetch } from "./response-lines.ts";
export { createTransformersModel, type TextGeneration } from "./transformers-model.ts";
