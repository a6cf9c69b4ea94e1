import { mkdirSync, writeFileSync } from 'node:fs'
import { settingsReference } from './integrator/settings-reference.ts'

mkdirSync('docs/reference', { recursive: true })
writeFileSync('docs/reference/settings.md', settingsReference())
