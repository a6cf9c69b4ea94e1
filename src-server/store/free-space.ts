import { statfs } from 'node:fs/promises'
import { CannotOpenStore } from './store-failure.ts'

/** The embedded database hangs for good when the disk is full, so below this it is not touched. */
const least = 200 * 1_048_576
/** Milliseconds to cache the answer: no rush of orders fills the reserve in that time. */
const goodFor = 500

/** Free bytes on a directory's disk. */
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

/** Whether the disk has room for one more order. Cached, because it is called before each placement. */
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
