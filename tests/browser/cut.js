// The labels that are cut, by language: what hides them hides a part, or they leave the box that they stand in. Where a
// dialog has the page, those of the dialog.
async (languages) => {
  const SLACK = 1;
  const pen = document.createElement("canvas").getContext("2d");
  const styles = new Map();

  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  async function speak(language) {
    localStorage.setItem("insula.language", language);
    dispatchEvent(new StorageEvent("storage", { key: "insula.language" }));
    while (document.documentElement.lang !== language) await frame();
    await frame();
  }

  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  const isCutting = (overflow) => overflow === "hidden" || overflow === "clip";
  const isScrolled = (overflow) => overflow === "auto" || overflow === "scroll";

  /** The boxes that a text must stay in: its own block, and whatever cuts it, up to what can be scrolled. */
  function boxesOf(text) {
    const boxes = [];
    let hasBlock = false;
    for (let each = text.parentElement; each !== null; each = each.parentElement) {
      const { display, overflowX, clipPath, position } = styleOf(each);
      if (clipPath !== "none") return []; // for ears only
      const isBlock = !hasBlock && display !== "inline" && display !== "contents" && !(each instanceof SVGElement);
      hasBlock ||= isBlock;
      if (isScrolled(overflowX)) break;
      if (isBlock || isCutting(overflowX)) boxes.push(each);
      if (position === "fixed") break;
    }
    return boxes;
  }

  function isCutBy(each, parts) {
    const box = each.getBoundingClientRect();
    const { overflowY, webkitLineClamp } = styleOf(each);
    const hidesLines = isCutting(overflowY) && webkitLineClamp === "none"; // else a sentence, told in full elsewhere
    return parts.some(
      ({ left, right, top, bottom }) =>
        left < box.left - SLACK || right > box.right + SLACK || (hidesLines && (top + bottom) / 2 > box.bottom),
    );
  }

  function isCut(text) {
    if (text.data.trim() === "" || !text.parentElement.checkVisibility({ visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
    return parts.length > 0 && boxesOf(text).some((each) => isCutBy(each, parts));
  }

  function isTooLong(select) {
    const { font, paddingLeft, paddingRight } = styleOf(select);
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const isSeen = select.checkVisibility({ opacityProperty: true });
    return isSeen && pen.measureText(select.selectedOptions[0]?.text ?? "").width > room + SLACK;
  }

  function cutNow() {
    styles.clear();
    const shown = document.querySelector("dialog:modal") ?? document.body;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode() !== null) if (isCut(walker.currentNode)) texts.push(walker.currentNode);
    const chosen = [...shown.querySelectorAll("select")].filter(isTooLong).map(({ selectedOptions }) => selectedOptions[0]);
    return [...texts, ...chosen].map((each) => `${each.textContent.trim()} (${each.parentElement.className})`);
  }

  const cut = {};
  for (const language of languages) {
    await speak(language);
    cut[language] = cutNow();
  }
  return cut;
}
