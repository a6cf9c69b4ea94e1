import { stripeProcessor } from '../../../src-adapters/stripe/browser.ts'
import type { MakeProcessor } from '../../contracts/browser/browser-hands.ts'

export const makeProcessor: MakeProcessor = stripeProcessor
