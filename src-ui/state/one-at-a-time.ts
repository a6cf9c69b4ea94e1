/** Runs `work`; a call during a run starts one more run after it, however many calls there are. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work()
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}
