import { statfs } from 'node:fs/promises'
import { CannotOpenStore } from './store-failure.ts'

/** Below this the embedded database is not touched: it hangs for good when the disk is full. */
const least = 200 * 1_048_576
/** Milliseconds that an answer is good for: no rush of orders fills what is left in that time. */
const goodFor = 500

/** How many bytes the disk of a directory still takes. */
export type FreeBytes = (directory: string) => Promise<number>

export const freeOnDisk: FreeBytes = async (directory) => {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/** Rejects when the directory's disk is nearly full. */
export async function requireFreeSpace(dataDir: string, freeBytes: FreeBytes): Promise<void> {
  const free = await freeBytes(dataDir)
  if (free < least) throw new CannotOpenStore({ _tag: 'NoSpace', dataDir, free })
}

/** Whether one more order may be written. Asked before each placement, so the disk is asked only now and then. */
export function freeSpaceWatch(dataDir: string, freeBytes: FreeBytes): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(true)
  return () => {
    if (performance.now() - asked >= goodFor) {
      asked = performance.now()
      answer = freeBytes(dataDir).then(
        (free) => free >= least,
        () => false,
      )
    }
    return answer
  }
}
