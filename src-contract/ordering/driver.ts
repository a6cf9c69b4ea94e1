import { ours } from '../codec/ours.ts'
import { pastedLine, text, typedText } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const fields = { name: typedText(80), phone: pastedLine(24) }

/** As staff type it. */
export const driver = shape('a driver', { required: fields })

/** For the customer. */
export const shownDriver = shape('a driver', { required: fields, optional: { displayedPhone: ours(text) } })
