// npm run docs:scripts [-- file], for the brands in BRANDS_DIR.
import { writeFileSync } from 'node:fs'
import { loadBrands } from './brand/load-brands.ts'
import { ownCommand } from './integrator/command.ts'
import { scriptInventory } from './integrator/script-inventory.ts'

const { args, variables } = ownCommand()
const brands = loadBrands(variables['BRANDS_DIR'] || 'brands').map(({ brand }) => brand)
writeFileSync(args[0] ?? 'docs/script-inventory.md', scriptInventory(brands))
