import { authorizeProcessor } from '../../../src-adapters/authorize/browser.ts'
import { vendorForm } from '../../../src-adapters/authorize/vendor-form.ts'
import { hostedCard } from '../../../src-ui/messages/hosted-card.en.ts'
import type { MakeProcessor } from '../../contracts/browser/browser-hands.ts'

export const makeProcessor: MakeProcessor = (needs) => authorizeProcessor(vendorForm({ ...needs, words: hostedCard }))
