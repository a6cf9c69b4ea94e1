import { statfs } from 'node:fs/promises'
import { CannotOpenStore } from './store-failure.ts'

/** Below this the embedded database is not touched: it hangs for good when the disk is full. */
const least = 200 * 1_048_576

/** Rejects when the directory's disk is nearly full. */
export const requireFreeSpace = async (dataDir: string): Promise<void> => {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  if (free < least) throw new CannotOpenStore({ _tag: 'NoSpace', dataDir, free })
}
