import { authorizeProcessor } from '../../../src-adapters/authorize/browser.ts'
import type { MakeProcessor } from '../../contracts/browser/browser-hands.ts'

export const makeProcessor: MakeProcessor = authorizeProcessor
