import { sandboxProcessor } from '../../../src-adapters/sandbox/browser.ts'
import type { MakeProcessor } from '../../contracts/browser/browser-hands.ts'

export const makeProcessor: MakeProcessor = sandboxProcessor
