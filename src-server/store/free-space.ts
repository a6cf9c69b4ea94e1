import { statfs } from 'node:fs/promises'
import { CannotOpenStore } from './store-failure.ts'

/** The embedded database hangs on a full disk. */
const least = 200 * 1_048_576
/** Milliseconds; orders cannot fill the reserve in that time. */
const goodFor = 500

/** Bytes. */
export type FreeBytes = (directory: string) => Promise<number>

export const freeOnDisk: FreeBytes = async (directory) => {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

export async function requireFreeSpace(dataDir: string, freeBytes: FreeBytes): Promise<void> {
  const free = await freeBytes(dataDir)
  if (free < least) throw new CannotOpenStore({ _tag: 'NoSpace', dataDir, free })
}

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
