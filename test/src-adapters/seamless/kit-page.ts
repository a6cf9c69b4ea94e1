import { seamlessProcessor } from '../../../src-adapters/seamless/browser.ts'
import { hostedFields } from '../../../src-ui/messages/hosted-fields.en.ts'
import type { MakeProcessor } from '../../contracts/browser/browser-hands.ts'

export const makeProcessor: MakeProcessor = (needs) => seamlessProcessor({ ...needs, words: hostedFields })
