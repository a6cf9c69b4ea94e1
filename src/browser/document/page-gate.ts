import { scriptGate } from '../../../src-adapters/browser/script-gate.ts'
import { timerPause } from '../../../src-adapters/browser/system-time.ts'

/** The one gate of a page for third-party scripts, made at the first call. */
export function pageGate(page: Document): ReturnType<typeof scriptGate> {
  const gate = gates.get(page) ?? scriptGate(page, timerPause)
  gates.set(page, gate)
  return gate
}

const gates = new WeakMap<Document, ReturnType<typeof scriptGate>>()
