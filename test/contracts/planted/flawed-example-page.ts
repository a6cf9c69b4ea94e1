import { examplePay } from '../../example-vendor/adapter/browser.ts'
import type { MakeProcessor } from '../browser/browser-hands.ts'
import { plantedFlaw } from './flaws.ts'

export const makeProcessor: MakeProcessor = (needs) => plantedFlaw()(examplePay(needs))
