import { authorizeProcessor } from '../../../src-adapters/authorize/browser.ts'
import { ownFields } from '../../../src-adapters/authorize/own-fields.ts'
import type { MakeProcessor } from '../../contracts/browser/browser-hands.ts'

export const makeProcessor: MakeProcessor = (needs) => authorizeProcessor(ownFields(needs))
