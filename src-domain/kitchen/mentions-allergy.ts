const allergy = /al+[eé]rg|ana(?:phyla|fila)|c(?:oe|e)l[ií]ac|epi-?pen/iu

/** Whether a note mentions an allergy, in English or Spanish. A false alarm costs less than a miss. */
export function mentionsAllergy(note: string): boolean {
  return allergy.test(note)
}
