import { scriptGate } from '../../../src-adapters/browser/script-gate.ts'
import { timerPause } from '../../../src-adapters/browser/system-time.ts'

/** The page's only gate for third-party scripts, created at the first call. */
export function pageGate(page: Document): ReturnType<typeof scriptGate> {
  const gate = gates.get(page) ?? scriptGate(page, timerPause)
  gates.set(page, gate)
  return gate
}

const gates = new WeakMap<Document, ReturnType<typeof scriptGate>>()
