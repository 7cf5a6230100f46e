// What is wrong with a page for those who do not see it, or not well: run in the page of every screen.
() => {
  const faults = [];
  const isShown = (element) => element.checkVisibility() && !element.closest(".hidden");
  const named = (element) => {
    const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? "").join("");
    return (element.getAttribute("aria-label") || labels || element.textContent).trim();
  };
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  if (new Set(ids).size !== ids.length) faults.push("an id stands twice");
  if (document.querySelectorAll("h1").length !== 1) faults.push("not one h1");
  if (document.querySelectorAll("main").length !== 1) faults.push("not one main");
  for (const button of document.querySelectorAll("button, a")) if (!named(button)) faults.push(`no name: ${button.outerHTML}`);
  for (const field of document.querySelectorAll("input, select, textarea"))
    if (!field.labels?.length && !field.getAttribute("aria-label")) faults.push(`no label: ${field.id}`);
  for (const image of document.querySelectorAll("img")) if (!image.hasAttribute("alt")) faults.push("an image without alt");
  for (const head of document.querySelectorAll("th")) if (!head.scope) faults.push("a th without scope");
  for (const name of ["aria-labelledby", "aria-describedby", "for"])
    for (const element of [...document.querySelectorAll(`[${name}]`)].filter(isShown))
      for (const id of element.getAttribute(name).split(" ")) if (!document.getElementById(id)) faults.push(`${name}: ${id}`);
  const isInText = (button) => button.closest(".prose") !== null;
  for (const button of document.querySelectorAll("button:not([data-square]), select, .button"))
    if (isShown(button) && !isInText(button) && button.getBoundingClientRect().height < 44)
      faults.push(`too small: ${named(button)}`);
  for (const box of document.querySelectorAll(".scroll")) {
    const isWide = box.scrollWidth > box.clientWidth;
    if (isShown(box) && isWide && box.tabIndex !== 0) faults.push(`cannot be scrolled: ${named(box)}`);
    if (isShown(box) && !isWide && box.dataset.label && box.tabIndex === 0) faults.push(`a needless stop: ${named(box)}`);
  }
  let level = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3")) {
    const own = Number(heading.localName[1]);
    if (own > level + 1) faults.push(`a level is left out: ${heading.textContent}`);
    level = own;
  }
  return faults;
}
