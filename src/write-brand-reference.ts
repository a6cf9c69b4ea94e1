import { mkdirSync, writeFileSync } from 'node:fs'
import { brandReference } from './integrator/brand-reference.ts'

mkdirSync('docs/reference', { recursive: true })
writeFileSync('docs/reference/brand.md', brandReference())
