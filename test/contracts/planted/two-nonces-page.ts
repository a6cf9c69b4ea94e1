import { sandboxProcessor } from '../../../src-adapters/sandbox/browser.ts'
import type { MakeProcessor } from '../browser/browser-hands.ts'
import { flaws } from './flaws.ts'

export const makeProcessor: MakeProcessor = (needs) => flaws['makes-two-nonces'](sandboxProcessor(needs))
