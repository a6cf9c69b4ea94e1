// Refuses a brand whose colours fall below WCAG 2.2 AA.
//
//   node scripts/brand-contrast.mjs [brandId ...]
//
// Text needs 4.5:1 on every surface it is drawn on; focus rings and control outlines need 3:1.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const textRatio = 4.5;
const shapeRatio = 3;
const surfaces = ["background", "surface", "raised", "plate", "accentSoft"];
const optional = new Set(["raised", "plate", "accentSoft", "outline", "onSuccess"]);

const pairs = [
  ...["text", "muted"].flatMap((ink) => surfaces.map((ground) => ({ ink, ground, least: textRatio }))),
  ...["accent", "danger", "success"].flatMap((ink) =>
    ["background", "surface", "raised"].map((ground) => ({ ink, ground, least: textRatio })),
  ),
  { ink: "onAccent", ground: "accent", least: textRatio },
  { ink: "onDanger", ground: "danger", least: textRatio },
  { ink: "onSuccess", ground: "success", least: textRatio },
  ...["focus", "outline"].flatMap((ink) =>
    ["background", "surface", "raised"].map((ground) => ({ ink, ground, least: shapeRatio })),
  ),
];

const luminance = (hex) => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export const contrast = (a, b) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const isColour = (value) => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);

// The failing pairs of a brand's tokens, each {scheme, ink, ground, ratio, least}.
// A missing or unreadable colour is a failing pair with ratio 0.
export const checkContrast = (tokens) =>
  ["light", "dark"].flatMap((scheme) => {
    const colours = tokens[scheme] ?? {};
    return pairs.flatMap(({ ink, ground, least }) => {
      if ([ink, ground].some((name) => optional.has(name) && colours[name] === undefined)) return [];
      const readable = isColour(colours[ink]) && isColour(colours[ground]);
      const ratio = readable ? contrast(colours[ink], colours[ground]) : 0;
      return ratio >= least ? [] : [{ scheme, ink, ground, ratio: Math.floor(ratio * 100) / 100, least }];
    });
  });

const brandsDir = resolve(dirname(fileURLToPath(import.meta.url)), "..", "brands");

export const checkBrands = async (only = [], folder = brandsDir) => {
  const ids = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "brand.json")))
    .map((entry) => entry.name)
    .filter((id) => only.length === 0 || only.includes(id))
    .sort();
  return Promise.all(
    ids.map(async (id) => {
      const { tokens } = JSON.parse(await readFile(join(folder, id, "brand.json"), "utf8"));
      return { id, failures: checkContrast(tokens ?? {}) };
    }),
  );
};

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const reports = await checkBrands(process.argv.slice(2));
  for (const { id, failures } of reports) {
    if (failures.length === 0) console.log(`${id}: every pair reads well`);
    for (const { scheme, ink, ground, ratio, least } of failures)
      console.error(`${id}: ${scheme} '${ink}' on '${ground}' is ${ratio}:1, needs ${least}:1`);
  }
  if (reports.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}
