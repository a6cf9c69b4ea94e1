import { relative, resolve } from 'node:path'

/** Where the brands lie, by the name that the build writes down of them: BRANDS_DIR, and brands/ without it. */
export function brandsFolder() {
  return relative(process.cwd(), resolve(process.env.BRANDS_DIR || 'brands'))
}
