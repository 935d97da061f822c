/** Milliseconds of one turn of the event loop that the callers of one queue may use. */
const TURN_MS = 8;

/**
 * Runs a task after the other tasks that are ready. A message where there is no `setImmediate`, because browsers delay
 * nested timers by 4 ms.
 */
const scheduleTask = typeof setImmediate === "function" ? setImmediate : createMessageScheduler();

/** One channel for all tasks: it stays referenced, so that no message of it is lost to a collection of garbage. */
function createMessageScheduler(): (task: () => void) => void {
  const tasks: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => tasks.shift()!();
  return (task) => {
    tasks.push(task);
    port2.postMessage(null);
  };
}

/**
 * Creates a queue of callers that wait for a later turn of the event loop. They are resumed in order, in each turn as many
 * as fit into a few milliseconds: if all were resumed together, everything else would wait for the last of them; if only
 * one were, each would wait for the whole work of a turn.
 */
export function createTurnQueue(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let next = 0;
  let began: number | undefined;

  function endTurn(): void {
    began = undefined;
  }

  function resumeNext(): void {
    const now = performance.now();
    if (began === undefined) {
      began = now;
      scheduleTask(endTurn);
    } else if (now - began >= TURN_MS) {
      scheduleTask(resumeNext);
      return;
    }
    waiting[next++]!();
    if (next < waiting.length) return;
    waiting.length = 0;
    next = 0;
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      scheduleTask(resumeNext);
    });
}
