import { relative, resolve } from 'node:path'

/** Brands folder: BRANDS_DIR, or brands/. */
export function brandsFolder() {
  return relative(process.cwd(), resolve(process.env.BRANDS_DIR || 'brands'))
}
