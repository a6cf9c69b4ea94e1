import type { MakeProcessor } from '../contracts/browser/browser-hands.ts'
import { examplePay } from './adapter/browser.ts'

export const makeProcessor: MakeProcessor = examplePay
