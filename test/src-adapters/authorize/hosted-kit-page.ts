import { authorizeProcessor } from '../../../src-adapters/authorize/browser.ts'
import { theirForm } from '../../../src-adapters/authorize/their-form.ts'
import { hostedCard } from '../../../src-ui/messages/hosted-card.en.ts'
import type { MakeProcessor } from '../../contracts/browser/browser-hands.ts'

export const makeProcessor: MakeProcessor = (needs) => authorizeProcessor(theirForm({ ...needs, words: hostedCard }))
