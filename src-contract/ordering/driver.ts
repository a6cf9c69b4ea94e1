import { pastedLine, typedText } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

export const driver = shape('a driver', { required: { name: typedText(80), phone: pastedLine(24) } })
