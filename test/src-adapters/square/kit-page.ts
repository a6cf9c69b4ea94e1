import { squareProcessor } from '../../../src-adapters/square/browser.ts'
import type { MakeProcessor } from '../../contracts/browser/browser-hands.ts'

export const makeProcessor: MakeProcessor = () => squareProcessor()
